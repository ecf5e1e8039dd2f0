/** Whether anything is under way: calls, answers, news not yet shown or drawn. The page says so. */

const underWay = new Map<string, number>()

function tell(): void {
  if (typeof document === 'undefined') return
  const root = document.documentElement
  if (!root) return
  root.dataset.settled = underWay.size ? 'no' : 'yes'
  root.dataset.underWay = [...underWay.keys()].join(' ')
}

/** Something of this kind has begun; the function returned says that it is done. */
export function begun(kind: string): () => void {
  underWay.set(kind, (underWay.get(kind) ?? 0) + 1)
  tell()
  let open = true
  return () => {
    if (!open) return
    open = false
    const left = (underWay.get(kind) ?? 1) - 1
    if (left) underWay.set(kind, left)
    else underWay.delete(kind)
    tell()
  }
}
