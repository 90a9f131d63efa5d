/** Characters of simple fonts: by code (ISO 32000-1, Annex D) and by glyph name (Adobe Glyph List). */

const ASCII = Array.from({ length: 95 }, (_, i) => String.fromCharCode(0x20 + i)).join('');

const LATIN = Array.from({ length: 96 }, (_, i) => String.fromCharCode(0xa0 + i)).join('');

/** Windows-1252 from 0x80 on. A space fills unused codes. */
const WINDOWS_FROM_80 = `€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ${LATIN}`;

const MAC_FROM_80 =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»… ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ ÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

const STANDARD_FROM_A1 =
  "¡¢£⁄¥ƒ§¤'“«‹›ﬁﬂ –†‡· ¶•‚„”»…‰ ¿ `´ˆ˜¯˘˙¨ ˚¸ ˝˛ˇ—                Æ ª    ŁØŒº     æ   ı  łøœß    ";

/** Returns the character of each code in a base encoding. */
export function baseEncoding(name: string | undefined): string[] {
  const codes: string[] = new Array(256).fill('');
  const put = (text: string, from: number) => void codes.splice(from, text.length, ...Array.from(text));
  put(ASCII, 0x20);
  if (name === 'MacRomanEncoding') put(MAC_FROM_80, 0x80);
  else if (name === 'StandardEncoding') put(STANDARD_FROM_A1, 0xa1);
  else put(WINDOWS_FROM_80, 0x80);
  return codes;
}

/** Names of glyphs other than letters and digits, in the order of the characters below. */
const NAMES =
  'space,exclam,quotedbl,numbersign,dollar,percent,ampersand,quotesingle,parenleft,parenright,asterisk,plus,comma,hyphen,period,slash,colon,semicolon,less,equal,greater,question,at,bracketleft,backslash,bracketright,asciicircum,underscore,grave,braceleft,bar,braceright,asciitilde,zero,one,two,three,four,five,six,seven,eight,nine,quoteleft,quoteright,quotedblleft,quotedblright,quotesinglbase,quotedblbase,endash,emdash,bullet,ellipsis,dagger,daggerdbl,perthousand,guilsinglleft,guilsinglright,guillemotleft,guillemotright,fraction,fi,fl,ff,ffi,ffl,Euro,trademark,minus,nbspace,sfthyphen,exclamdown,cent,sterling,currency,yen,brokenbar,section,copyright,ordfeminine,ordmasculine,logicalnot,registered,degree,plusminus,mu,paragraph,periodcentered,questiondown,onequarter,onehalf,threequarters,germandbls,AE,ae,OE,oe,Oslash,oslash,Lslash,lslash,Eth,eth,Thorn,thorn,dotlessi,multiply,divide,dcroat,Dcroat';

const CHARACTERS = ' !"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~0123456789‘’“”‚„–—•…†‡‰‹›«»⁄'.concat(
  'ﬁﬂﬀﬃﬄ€™−\u00a0-¡¢£¤¥¦§©ªº¬®°±µ¶·¿¼½¾ßÆæŒœØøŁłÐðÞþı×÷đĐ',
);

const BY_NAME: ReadonlyMap<string, string> = new Map(
  NAMES.split(',').map((name, i) => [name, Array.from(CHARACTERS)[i] ?? '']),
);

/** Accents at the end of glyph names, as combining characters. */
const ACCENTS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circumflex: '\u0302',
  tilde: '\u0303',
  macron: '\u0304',
  breve: '\u0306',
  dotaccent: '\u0307',
  dieresis: '\u0308',
  ring: '\u030a',
  hungarumlaut: '\u030b',
  caron: '\u030c',
  cedilla: '\u0327',
  commaaccent: '\u0326',
  ogonek: '\u0328',
};

/** Returns the character of a glyph name; undefined if the name does not identify one. */
export function characterNamed(name: string): string | undefined {
  const [plain = ''] = name.split('.');
  const known = BY_NAME.get(plain);
  if (known !== undefined) return known;
  if (/^[A-Za-z]$/.test(plain)) return plain;
  const [, hex] = /^(?:uni|u)([0-9A-F]{4,6})$/.exec(plain) ?? [];
  if (hex !== undefined) {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
  }
  const [, letter = '', accent = ''] = /^([A-Za-z])([a-z]+)$/.exec(plain) ?? [];
  const mark = Object.hasOwn(ACCENTS, accent) ? ACCENTS[accent] : undefined;
  return mark === undefined ? undefined : (letter + mark).normalize('NFC');
}
