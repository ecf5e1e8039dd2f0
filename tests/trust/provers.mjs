// Both proofs in JavaScript, that of examples/ and that of the web app, asked about the same records.
//   node provers.mjs < [{"text": …, "sides": […], "promised": null}, …]; answers with a list of [one, other].
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const root = new URL('../../', import.meta.url)
const ts = createRequire(new URL('web/', root))('typescript')
const source = readFileSync(new URL('web/src/table/proof.ts', root), 'utf8')
const { outputText } = ts.transpileModule(source, {
  compilerOptions: { target: 'ES2022', module: 'ESNext' },
})
const app = await import(`data:text/javascript,${encodeURIComponent(outputText)}`)
const example = await import(new URL('examples/verify.mjs', root))

const answers = []
for (const { text, sides, promised } of JSON.parse(readFileSync(0, 'utf8')))
  answers.push([
    await example.findFault(text, sides, promised),
    await app.findFault(text, sides, promised),
  ])
console.log(JSON.stringify(answers))
