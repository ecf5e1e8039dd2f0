/** What the house's merchants look like: a head each, drawn from a few parts by their names. */

export interface Features {
  /** Hat or hood over the head, and what of it hangs down behind it. */
  hat: string
  behind: string
  beard: string
  cloth: string
  hair: string
  skin: string
}

const BERET = 'M7 12Q8 5 18 5q8 1 8 7q-9-3-19 0z'
const CAP = 'M8.5 13q0-8 7.5-8t7.5 8q-7-2.5-15 0z'
const HOOD = 'M6.5 22Q5 5 16 4.5Q27 5 25.5 22q-2-2-2-8Q23 9 16 9t-7.5 5q0 6-2 8z'
const TURBAN = 'M7 13q-2-6 4-8q5-3 10 0q6 2 4 8q-9-4-18 0z'
const BRIM = 'M4 13q6-3 12-3t12 3q-2 1.5-12 1.5T4 13zM9.5 11q0-6.5 6.5-6.5t6.5 6.5z'
const TAIL = 'M23 10q6 3 5 13l-4-1q1-6-2-9z'
const LOCKS = 'M8 13q-2 6 0 10h16q2-4 0-10z'
const SHORT = 'M11 20q5 3 10 0q0 6-5 6t-5-6z'
const LONG = 'M10 18q6 4 12 0q1 11-6 12q-7-1-6-12z'

const LOOKS: Record<string, Features> = {
  Pegolotti: {
    hat: BERET,
    behind: LOCKS,
    beard: '',
    cloth: '#8a2b24',
    hair: '#5a3a1c',
    skin: '#e8c39c',
  },
  Datini: {
    hat: CAP,
    behind: '',
    beard: SHORT,
    cloth: '#2c4a63',
    hair: '#7b6a58',
    skin: '#dcae84',
  },
  Zaccaria: {
    hat: BERET,
    behind: TAIL,
    beard: '',
    cloth: '#6a3b72',
    hair: '#33241a',
    skin: '#e3b58b',
  },
  Lomellini: {
    hat: HOOD,
    behind: '',
    beard: '',
    cloth: '#3d5a34',
    hair: '#6b4423',
    skin: '#eccaa6',
  },
  Embriaco: {
    hat: TURBAN,
    behind: '',
    beard: LONG,
    cloth: '#7a5a14',
    hair: '#d8d2c4',
    skin: '#c99469',
  },
  Contarini: {
    hat: BRIM,
    behind: LOCKS,
    beard: SHORT,
    cloth: '#1f5e63',
    hair: '#241a14',
    skin: '#e0b189',
  },
  Giustiniani: {
    hat: CAP,
    behind: LOCKS,
    beard: LONG,
    cloth: '#54343a',
    hair: '#8c5a2a',
    skin: '#e9c6a2',
  },
}

/** The same name, the same face, whatever a bot is called. */
export function looksOf(name: string): Features {
  const sum = [...name].reduce((all, letter) => all + letter.codePointAt(0)!, 0)
  const faces = Object.values(LOOKS)
  return LOOKS[name] ?? faces[sum % faces.length]
}
