/** Random choices that a seed repeats. */

export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2_654_435_761 + 1) >>> 0;
  }

  /** Returns a number from 0 up to, but not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** Returns a whole number between the limits, both included. */
  int(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  one<T>(of: readonly [T, ...T[]]): T {
    return of[this.int(0, of.length - 1)] ?? of[0];
  }

  /** Returns true with the given probability. */
  is(probability: number): boolean {
    return this.next() < probability;
  }

  /** Returns the result of `make` with the given probability, otherwise undefined. */
  maybe<T>(probability: number, make: () => T): T | undefined {
    return this.is(probability) ? make() : undefined;
  }

  many<T>(least: number, most: number, make: (at: number) => T): T[] {
    return Array.from({ length: this.int(least, most) }, (_, at) => make(at));
  }

  digits(count: number): string {
    return Array.from({ length: count }, () => this.int(0, 9)).join('');
  }

  /** Returns an amount above zero with up to some decimals. */
  amount(most: number, decimals = 2): string {
    const places = this.int(Math.min(2, decimals), decimals);
    return (this.int(1, most) / 7).toFixed(places).replace(/^0\.?0*$/, '1');
  }

  /** Returns a day in 2026 before December. */
  day(): string {
    return `2026-${String(this.int(1, 11)).padStart(2, '0')}-${String(this.int(1, 28)).padStart(2, '0')}`;
  }

  /** Returns a text for people: short or long, with characters that formats may lack. */
  text(most = 60): string {
    const length = this.is(0.04) ? this.int(most, most * 25) : this.int(1, most);
    let text = '';
    while (text.length < length) text += this.one(WORDS);
    return text.slice(0, length).trim() || 'A';
  }
}

const WORDS: readonly [string, ...string[]] = [
  'usługa ',
  'città ',
  'Müller & Søn ',
  '“Łódź” – ',
  '5 € ',
  '< 10 kg > ',
  'a\tb ',
  'È così… ',
  'line\nbreak ',
  'Straße ',
  '東京 ',
  '🪑 ',
  'œuvre ',
  'd’accordo ',
  'e\u0301 ',
  'no-break\u00a0space ',
  'plain-words ',
  '\'quoted\' "text" ',
];
