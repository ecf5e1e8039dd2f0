/** Looks again every so often while somebody can see the page, and at once when he comes back. */
export function lookingAgain(look: () => Promise<unknown>, every: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false

  async function round() {
    clearTimeout(timer)
    if (stopped || document.hidden) return
    await look()
    clearTimeout(timer) // he came back meanwhile: another round is under way
    if (!stopped) timer = setTimeout(() => void round(), every)
  }
  const shown = () => void round()
  document.addEventListener('visibilitychange', shown)
  queueMicrotask(shown) // not within the caller's effect, which would depend on what it reads
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', shown)
  }
}
