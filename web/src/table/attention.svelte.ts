/** Calls for attention: the tab's title, a sound, a notification, words for a screen reader. */
import { untrack } from 'svelte'
import type { Voice } from '../speech/voice'
import { wishes } from '../stores/settings.svelte'
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
      document.title = asked ? `● ${voice().t('turn-yours')} – ${name()}` : `${name()} – Fondaco`
    })

    let before = table().asked
    $effect(() => {
      const asked = table().asked && !table().over
      untrack(() => {
        if (asked && !before) this.yourTurn(table(), voice(), name())
        before = asked
      })
    })

    let told = table().news
    $effect(() => {
      const { news } = table()
      if (news === told) return
      told = news
      untrack(() => {
        if (news.length) {
          const sentences = news.slice(-MOST_SENTENCES).map((one) => voice().say(one.say))
          this.spoken = sentences.join(' ')
          if (wishes.sounds) play(table().over ? 'ended' : 'news')
        }
      })
    })

    $effect(() => {
      if (table().problem && wishes.sounds) play('refused')
    })
  }

  private yourTurn(table: TableStore, voice: Voice, name: string): void {
    const question = table.turn.question ? voice.say(table.turn.question) : ''
    this.spoken = `${this.spoken} ${voice.t('turn-yours')}. ${question}`
    if (wishes.sounds) play('turn')
    if (!wishes.notify || !document.hidden || Notification.permission !== 'granted') return
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
