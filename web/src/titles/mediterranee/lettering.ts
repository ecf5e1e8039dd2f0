/** How large plaques and names are drawn: readable, and no larger when the chart is. */

const READABLE = 0.418 // pixels for a unit of a plaque: its letters are 27 units high
const MOST = 1.25 // over a whole sea on a small page they would hide it

/** Pixels for a unit of the chart where a phone comes near: galleys can be touched. */
export const NEAR = 0.62

/** Whether the whole chart is too small to be read. */
const tiny = (scale: number, pixels: number) => pixels > 0 && pixels / scale < READABLE

/** The size of plaques on a chart enlarged `scale` times, a unit of which has so many pixels. */
export const plaques = (scale: number, pixels: number): number =>
  Math.min(MOST, tiny(scale, pixels) ? READABLE / pixels : 1 / scale)

const SLIGHTLY = 1.05 // more, and galleys of one port would lie over each other

/** Galleys grow a little, so that what they carry can be looked at; on a phone for fingers. */
export const ships = (scale: number, pixels: number): number =>
  tiny(scale, pixels)
    ? Math.max(0.9, Math.min(SLIGHTLY, READABLE / pixels))
    : Math.sqrt(plaques(scale, pixels))
