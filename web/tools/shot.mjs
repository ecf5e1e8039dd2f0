/**
 * Takes screenshots: node tools/shot.mjs OUT.png ADDRESS [WIDTHxHEIGHT] [dark] [fr]
 * e.g. node tools/shot.mjs /tmp/a.png 'http://127.0.0.1:5173/dev.html#genoa/10' 390x844
 */
import { chromium } from 'playwright-core'

const [out, address, size = '1280x800', ...rest] = process.argv.slice(2)
const [width, height] = size.split('x').map(Number)
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const language = rest.find((word) => ['en', 'fr', 'it', 'de'].includes(word)) ?? 'en'
const page = await browser.newPage({
  viewport: { width, height },
  colorScheme: rest.includes('dark') ? 'dark' : 'light',
  locale: language,
})
page.on('console', (line) => console.log(line.type(), line.text()))
page.on('pageerror', (error) => console.log('error', error.message))
await page.goto(address)
await page.waitForSelector('main', { timeout: 25_000 }).catch(() => undefined)
await page.waitForTimeout(1500)
await page.screenshot({ path: out })
await browser.close()
