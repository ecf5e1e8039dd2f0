/** Calls for attention: the tab's title, a sound, a notification, words for a screen reader. */
import type { ToldEvent } from '../api/types'
import type { Voice } from '../speech/voice'
import { later } from '../stores/later.svelte'
import { settings } from '../stores/settings.svelte'
import { play } from './sounds'
import type { TableStore } from './store.svelte'

const MOST_SENTENCES = 5

export class Attention {
  /** What the live region reads out. */
  spoken = $state('')

  /** To be called while a component is set up: its effects end with the component. */
  constructor(table: () => TableStore, voice: () => Voice, name: () => string) {
    $effect(() => {
      const asked = table().asked && !table().over
      const title = asked ? `● ${voice().t('turn-yours')} – ${name()}` : `${name()} – Fondaco`
      let current = true // neither out of date nor left for another page
      later(() => {
        if (current) document.title = title
      })
      return () => {
        current = false
      }
    })

    let [told, before] = [table().news, table().asked]
    $effect(() => {
      const { news, over } = table()
      const asked = table().asked && !over
      const [fresh, called] = [news === told ? [] : news, asked && !before]
      ;[told, before] = [news, asked]
      if (!fresh.length && !called) return
      later(() => {
        if (fresh.length) this.tell(fresh, over, voice())
        if (called) this.yourTurn(table(), voice(), name())
      })
    })

    $effect(() => {
      if (table().problem && settings.sounds) play('refused')
    })
  }

  private tell(news: ToldEvent[], over: boolean, voice: Voice): void {
    const sentences = news.slice(-MOST_SENTENCES).map((one) => voice.say(one.say))
    this.spoken = sentences.join(' ')
    if (settings.sounds) play(over ? 'ended' : 'news')
  }

  private yourTurn(table: TableStore, voice: Voice, name: string): void {
    const question = table.turn.question ? voice.say(table.turn.question) : ''
    this.spoken = `${this.spoken} ${voice.t('turn-yours')}. ${question}`
    if (settings.sounds) play('turn')
    if (!settings.notify || !document.hidden || Notification.permission !== 'granted') return
    const notice = new Notification(voice.t('notice-turn', { title: name }), {
      body: question,
      tag: table.info.id,
      icon: '/icon.svg',
    })
    notice.onclick = () => {
      window.focus()
      notice.close()
    }
  }
}
