const ONES = [
  '',
  ...'uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince'.split(' '),
  ...'dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro'.split(' '),
  ...'veinticinco veintiséis veintisiete veintiocho veintinueve'.split(' '),
];
const TENS = ['', '', '', ...'treinta cuarenta cincuenta sesenta setenta ochenta noventa'.split(' ')];
const HUNDREDS = [
  '',
  ...'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos'.split(' '),
  ...'ochocientos novecientos'.split(' '),
];

/** Returns an amount in Spanish words, with cents as a fraction: `1380.50` → `mil trescientos ochenta con 50/100`. */
export function amountInSpanish(amount: string): string | undefined {
  const [, whole = '', cents = ''] = /^(\d{1,12})(?:\.(\d{1,2})\d*)?$/.exec(amount) ?? [];
  if (whole === '') return undefined;
  const value = Number(whole);
  return `${value === 0 ? 'cero' : inWords(value)} con ${cents.padEnd(2, '0')}/100`;
}

function inWords(value: number): string {
  const millions = Math.floor(value / 1e6);
  const thousands = Math.floor((value % 1e6) / 1e3);
  const parts = [
    millions === 0 ? '' : millions === 1 ? 'un millón' : `${shortened(inWords(millions))} millones`,
    thousands === 0 ? '' : thousands === 1 ? 'mil' : `${shortened(belowThousand(thousands))} mil`,
    belowThousand(value % 1e3),
  ];
  return parts.filter(Boolean).join(' ');
}

function belowThousand(value: number): string {
  if (value === 100) return 'cien';
  const rest = value % 100;
  const ten = TENS[Math.floor(rest / 10)] ?? '';
  const tail = rest < 30 ? ONES[rest] : rest % 10 === 0 ? ten : `${ten} y ${ONES[rest % 10]}`;
  return [HUNDREDS[Math.floor(value / 100)], tail].filter(Boolean).join(' ');
}

/** Returns a number as it stands before a noun: `veintiuno` → `veintiún`. */
function shortened(words: string): string {
  return words.replace(/veintiuno$/, 'veintiún').replace(/uno$/, 'un');
}
