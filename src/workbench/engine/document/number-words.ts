/** Numbers that people write as words: `twenty`, `veintiuno`, `trois`. */

/** The numbers from 0 to 20, the tens up to 90, 100 and 1000 in each language. Words of two parts have a hyphen. */
const WORDS = [
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand',
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa cien mil',
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig hundert tausend',
  'zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt trente quarante cinquante soixante soixante-dix quatre-vingts quatre-vingt-dix cent mille',
  'zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti trenta quaranta cinquanta sessanta settanta ottanta novanta cento mille',
  'nul een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig dertig veertig vijftig zestig zeventig tachtig negentig honderd duizend',
  'zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt sto tysiąc',
  'zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte trinta quarenta cinquenta sessenta setenta oitenta noventa cem mil',
];
const OTHERS: readonly (readonly [string, number])[] = [
  ['a', 1],
  ['una', 1],
  ['une', 1],
  ['uma', 1],
  ['ein', 1],
  ['eine', 1],
  ['jedna', 1],
  ['dwie', 2],
  ['duas', 2],
  ['dezesseis', 16],
  ['dezessete', 17],
  ['dezenove', 19],
  ['ciento', 100],
  ['quatre-vingt', 80],
];
const TENS = 21;

const numbers = new Map<string, number>();
for (const words of WORDS)
  for (const [index, word] of words.split(' ').entries()) numbers.set(plain(word), valueAt(index));
for (const [word, value] of OTHERS) numbers.set(word, value);

function valueAt(index: number): number {
  if (index < TENS) return index;
  return index < 28 ? 10 * (index - 18) : 10 ** (index - 26);
}

/** Returns the number that a text names; undefined if it names none. */
export function numberInWords(text: string): number | undefined {
  const whole = plain(text.trim());
  const known = numbers.get(whole);
  if (known !== undefined) return known;
  const parts = whole.split(/[\s-]+/).filter((part) => !/^(?:and|y|und|et|i|e|en)$/.test(part));
  const values = parts.flatMap((part) => inOneWord(part) ?? Number.NaN);
  return parts.length > 1 || /und|en/.test(whole) ? total(values) : undefined;
}

/** Splits words such as `einundzwanzig`. */
function inOneWord(part: string): readonly number[] | undefined {
  const known = numbers.get(part);
  if (known !== undefined) return [known];
  for (const { index, 0: joint } of part.matchAll(/und|en/g)) {
    const unit = numbers.get(part.slice(0, index));
    const tens = numbers.get(part.slice(index + joint.length));
    if (unit !== undefined && tens !== undefined && unit < 10 && tens >= 20) return [tens, unit];
  }
  return undefined;
}

/** Adds values that get smaller, and multiplies by hundreds and thousands. */
function total(values: readonly number[]): number | undefined {
  let sum = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const value of values) {
    const multiplies = (value === 100 || value === 1000) && sum > 0 && sum < value;
    if (Number.isNaN(value) || (!multiplies && value >= last)) return undefined;
    sum = multiplies ? sum * value : sum + value;
    last = value;
  }
  return values.length > 0 ? sum : undefined;
}

/** Removes capitals and accents. */
function plain(word: string): string {
  return word.toLowerCase().replaceAll('ß', 'ss').replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
