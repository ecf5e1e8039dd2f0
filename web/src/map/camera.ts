/** Where one looks at a drawing: moved by (x, y) after being enlarged by `scale`. */
export interface Camera {
  x: number
  y: number
  scale: number
}

interface Size {
  width: number
  height: number
}

/** The whole drawing. */
export const HOME: Camera = { x: 0, y: 0, scale: 1 }

/** Never away from the drawing: its edges stay outside the window. */
export function clamped(camera: Camera, size: Size): Camera {
  const scale = Math.max(1, camera.scale)
  const within = (value: number, length: number) =>
    Math.min(0, Math.max(length - length * scale, value))
  return { x: within(camera.x, size.width), y: within(camera.y, size.height), scale }
}

export function moved(camera: Camera, dx: number, dy: number, size: Size): Camera {
  return clamped({ ...camera, x: camera.x + dx, y: camera.y + dy }, size)
}

/** Enlarged about a point of the window, which stays where it is. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  most: number,
  size: Size,
): Camera {
  const scale = Math.min(most, Math.max(1, camera.scale * factor))
  const grown = scale / camera.scale
  const x = at.x - (at.x - camera.x) * grown
  const y = at.y - (at.y - camera.y) * grown
  return clamped({ x, y, scale }, size)
}

/** Enlarged so many times about that one of some points which shows most of the others with it. */
export function near(points: { x: number; y: number }[], scale: number, size: Size): Camera {
  const [wide, high] = [size.width / scale / 2, size.height / scale / 2]
  const around = (at: { x: number; y: number }) =>
    points.filter((one) => Math.abs(one.x - at.x) < wide && Math.abs(one.y - at.y) < high)
  let best: { x: number; y: number }[] = []
  for (const point of points) {
    const seen = around(point)
    if (seen.length > best.length) best = seen
  }
  if (!best.length) return HOME
  const middle = (pick: (one: { x: number; y: number }) => number) =>
    (Math.min(...best.map(pick)) + Math.max(...best.map(pick))) / 2
  const x = size.width / 2 - middle((one) => one.x) * scale
  const y = size.height / 2 - middle((one) => one.y) * scale
  return clamped({ x, y, scale }, size)
}
