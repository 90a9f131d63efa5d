/** Changes to signed files, for tests: those that change nothing signed, those that move parts, and attacks. */

import { createHash } from 'node:crypto';
import { SaxesParser } from 'saxes';
import { canonicalPart } from '../signing/canonical-part.ts';

/** Returns numbers from 0 on below another one, always the same for a seed. */
export function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Random = ReturnType<typeof randomFrom>;
export type Mutation = (xml: string, random: Random) => string;

/** The position of an element in a text: its start tag, its content and its end tag. */
interface Span {
  readonly name: string;
  readonly from: number;
  readonly inner: number;
  readonly outer: number;
  readonly to: number;
}

function spansOf(xml: string): Span[] {
  const spans: Span[] = [];
  const open: { name: string; from: number; inner: number }[] = [];
  for (const match of xml.matchAll(
    /<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>|<\?[\s\S]*?\?>|<(\/?)([\w:.-]+)[^>]*?(\/?)>/g,
  )) {
    const [tag, close, name, empty] = match;
    const [from, to] = [match.index, match.index + tag.length];
    if (name === undefined) continue;
    if (empty) spans.push({ name, from, inner: to, outer: to, to });
    else if (!close) open.push({ name, from, inner: to });
    else {
      const begun = open.pop();
      if (begun) spans.push({ ...begun, outer: from, to });
    }
  }
  return spans.sort((one, other) => one.from - other.from);
}

const ID = / Id="[^"]*"/g;
const pick = <T>(all: readonly T[], random: Random) => all[random(all.length)] as T;
const spanAt = (xml: string, random: Random) => pick(spansOf(xml), random);
/** Prefers the parts of the signature, which are few. */
function anySpan(xml: string, random: Random): Span {
  const signed = spansOf(xml).filter(({ name }) => /^(?:ds|xades):/.test(name));
  return signed.length > 0 && random(2) === 0 ? pick(signed, random) : spanAt(xml, random);
}
const spliced = (xml: string, from: number, to: number, text: string) => xml.slice(0, from) + text + xml.slice(to);
const placeIn = (xml: string, random: Random) => {
  const { from, inner, outer, to } = anySpan(xml, random);
  return pick([from, inner, outer, to], random);
};
/** Returns a leaf with a text. */
const leafIn = (xml: string, random: Random) =>
  pick(
    spansOf(xml).filter(({ inner, outer }) => outer > inner && !xml.slice(inner, outer).includes('<')),
    random,
  );
const startTag = (xml: string, change: (tag: string) => string, random: Random) => {
  const { from, inner } = spanAt(xml, random);
  return spliced(xml, from, inner, change(xml.slice(from, inner)));
};

/** Mutations that change nothing of what a signature without comments covers. */
export const NEUTRAL: Readonly<Record<string, Mutation>> = {
  'single quotes': (xml, random) => startTag(xml, (tag) => tag.replace(/"([^"']*)"/g, "'$1'"), random),
  'blanks in a tag': (xml, random) =>
    startTag(xml, (tag) => tag.replace(/(\/?>)$/, ' \n $1').replace(' ', '\t  '), random),
  'a line break after a name': (xml, random) => startTag(xml, (tag) => tag.replace(/^(<[\w:.-]+)/, '$1\r\n'), random),
  'the order of attributes': (xml, random) =>
    startTag(
      xml,
      (tag) =>
        tag.replace(
          /^(<[\w:.-]+)((?: [\w:.-]+="[^"]*")+)/,
          (_, name: string, all: string) => name + (all.match(/ [\w:.-]+="[^"]*"/g) ?? []).reverse().join(''),
        ),
      random,
    ),
  'a character by reference': (xml, random) => {
    const { inner } = leafIn(xml, random);
    return /[&<]/.test(xml[inner] ?? '<')
      ? xml
      : spliced(xml, inner, inner + 1, `&#x${xml.charCodeAt(inner).toString(16)};`);
  },
  'a text as CDATA': (xml, random) => {
    const { inner, outer } = leafIn(xml, random);
    const text = xml.slice(inner, outer);
    return /[&\]]/.test(text) ? xml : spliced(xml, inner, outer, `<![CDATA[${text}]]>`);
  },
  'a comment in a text': (xml, random) => {
    const { inner, outer } = leafIn(xml, random);
    if (/[&\]]/.test(xml.slice(inner, outer)) || xml.includes('WithComments')) return xml;
    const at = inner + random(outer - inner + 1);
    return spliced(xml, at, at, '<!-- x -->');
  },
  'CR LF at the ends of lines': (xml) => xml.replace(/\r?\n/g, '\r\n'),
  'an empty element in two tags': (xml, random) =>
    startTag(xml, (tag) => tag.replace(/^<([\w:.-]+)([^>]*)\/>$/, '<$1$2></$1>'), random),
  'no declaration': (xml) => xml.replace(/^<\?xml[^>]*>\s*/, ''),
  'a byte order mark': (xml) => (xml.startsWith('\ufeff') ? xml : `\ufeff${xml}`),
  'a value in lines': (xml) => xml.replace(/(<ds:SignatureValue>)([^<]{30})/, '$1\n $2\r\n\t'),
  'another Id of the value': (xml) => xml.replace('<ds:SignatureValue>', '<ds:SignatureValue Id="value">'),
  'an object without meaning': (xml) =>
    xml.replace('</ds:Signature>', '<ds:Object><x xmlns="urn:x">1</x></ds:Object></ds:Signature>'),
};

/** Mutations that move, repeat, rename or wrap an element, or change a text. */
export const STRUCTURAL: Readonly<Record<string, Mutation>> = {
  moved: (xml, random) => {
    const { from, to } = anySpan(xml, random);
    const part = xml.slice(from, to);
    const rest = spliced(xml, from, to, '');
    const at = placeIn(rest, random);
    return spliced(rest, at, at, part);
  },
  doubled: (xml, random) => {
    const { from, to } = anySpan(xml, random);
    const at = placeIn(xml, random);
    return spliced(xml, at, at, xml.slice(from, to));
  },
  removed: (xml, random) => {
    const { from, to } = anySpan(xml, random);
    return spliced(xml, from, to, '');
  },
  renamed: (xml, random) => renamed(xml, anySpan(xml, random), (name) => `${name}x`, ''),
  'in another namespace': (xml, random) =>
    renamed(xml, anySpan(xml, random), (name) => `x:${name.replace(/.*:/, '')}`, ' xmlns:x="urn:x"'),
  'with another prefix': (xml, random) => {
    const span = anySpan(xml, random);
    const uri = /^ds:/.test(span.name) ? 'http://www.w3.org/2000/09/xmldsig#' : '';
    return renamed(xml, span, (name) => `${uri ? 'q:' : ''}${name.replace(/.*:/, '')}`, uri && ` xmlns:q="${uri}"`);
  },
  wrapped: (xml, random) => {
    const { from, to } = anySpan(xml, random);
    const around = pick(['w', 'ds:Object', 'Extensions', 'ds:Signature'], random);
    const declared = around.startsWith('ds:') ? ' xmlns:ds="http://www.w3.org/2000/09/xmldsig#"' : '';
    return spliced(xml, from, to, `<${around}${declared}>${xml.slice(from, to)}</${around}>`);
  },
  'another Id': (xml, random) => {
    const { 0: id = '', index = 0 } = pick([...xml.matchAll(ID)], random) ?? {};
    return spliced(
      xml,
      index,
      index + id.length,
      pick([' Id="other"', ` ID="${id.slice(5)}`, '', ' xml:id="a"'], random),
    );
  },
  'a copied Id': (xml, random) => {
    const [id = ''] = pick([...xml.matchAll(ID)], random) ?? [];
    return startTag(xml, (tag) => (/ Id=/.test(tag) ? tag : tag.replace(/^(<[\w:.-]+)/, `$1${id}`)), random);
  },
  'another text': (xml, random) => {
    const { inner, outer } = leafIn(xml, random);
    return spliced(
      xml,
      inner,
      outer,
      pick(['', '0', xml.slice(inner, outer).replace(/\d/, (digit) => String((Number(digit) + 1) % 10))], random),
    );
  },
  'another attribute': (xml, random) => startTag(xml, (tag) => tag.replace(/(\/?>)$/, ' more="1"$1'), random),
  'a base address': (xml, random) => startTag(xml, (tag) => tag.replace(/(\/?>)$/, ' xml:base="urn:x"$1'), random),
};

function renamed(
  xml: string,
  { from, inner, outer, to }: Span,
  change: (name: string) => string,
  more: string,
): string {
  const start = xml.slice(from, inner).replace(/^<([\w:.-]+)/, (_, name: string) => `<${change(name)}${more}`);
  const end = xml.slice(outer, to).replace(/^<\/([\w:.-]+)/, (_, name: string) => `</${change(name)}`);
  return xml.slice(0, from) + start + xml.slice(inner, outer) + end + xml.slice(to);
}

/** Changes the content, and adds a SignedInfo with its digest in a place where a careless reader takes it for the signed one. */
export const ATTACK: Mutation = (xml, random) => {
  const changed = xml.replace('>Reparación<', `>Reparación ${random(1000)}<`);
  const signature = spansOf(changed).find(({ name }) => name === 'ds:Signature');
  const info = spansOf(changed).find(({ name }) => name === 'ds:SignedInfo');
  if (signature === undefined || info === undefined) return changed;
  const isExclusive = changed.includes('xml-exc-c14n#"/></ds:Transforms>');
  const bare = canonicalPart(changed.replace(/^\ufeff/, ''), {
    leavesOut: signature.from - Number(changed.startsWith('\ufeff')),
    isExclusive,
  });
  const digest = createHash('sha256')
    .update(bare ?? '')
    .digest('base64');
  const genuine = changed.slice(info.from, info.to);
  const forged = genuine.replace(/(URI=""[\s\S]*?<ds:DigestValue>)[^<]*/, `$1${digest}`);
  const foreign = forged
    .replace(/^<ds:SignedInfo/, '<x:SignedInfo xmlns:x="urn:x"')
    .replace(/ds:SignedInfo>$/, 'x:SignedInfo>');
  const declared = genuine.replace('<ds:SignedInfo', '<ds:SignedInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"');
  const whole = changed.slice(signature.from, signature.to);
  const inSignature = (text: string) => spliced(changed, info.from, info.to, text);
  return pick(
    [
      () => inSignature(foreign + genuine),
      () => inSignature(genuine + foreign),
      () => inSignature(forged + genuine),
      () => inSignature(genuine + forged),
      () => inSignature(`<ds:Object>${forged}</ds:Object>${genuine}`),
      () => inSignature(`${genuine}<ds:Object>${forged}</ds:Object>`),
      () => inSignature(`${forged}<ds:Object>${genuine}</ds:Object>`),
      () => inSignature(forged).replace('<ds:Signature ', `<Extensions>${declared}</Extensions><ds:Signature `),
      () => inSignature(forged).replace('<FileHeader>', `${declared}<FileHeader>`),
      () => changed.replace(whole, `<Extensions>${whole}</Extensions>${whole.replace(genuine, forged)}`),
      () => changed.replace(whole, whole.replace(genuine, forged) + whole),
      () =>
        changed.replace(
          whole,
          whole.replace('</ds:Signature>', `<ds:Object>${xml.slice(xml.indexOf('<fe:'))}</ds:Object></ds:Signature>`),
        ),
    ],
    random,
  )();
};

/** Returns what readers get from a file besides its signatures: names with their namespaces, attributes and texts; undefined if it is not XML. */
export function contentOf(xml: string): string | undefined {
  const parser = new SaxesParser<{ xmlns: true }>({ xmlns: true });
  const out: string[] = [];
  let depth = 0;
  let left = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    depth++;
    if (left > 0 || (depth === 2 && local === 'Signature' && uri === 'http://www.w3.org/2000/09/xmldsig#'))
      left ||= depth;
    const all = Object.values(attributes).filter(({ prefix, name }) => prefix !== 'xmlns' && name !== 'xmlns');
    if (left === 0)
      out.push(`<${uri} ${local}`, ...all.map((each) => ` ${each.uri} ${each.local}=${each.value}`).sort(), '>');
  });
  parser.on('closetag', () => {
    if (left === 0) out.push('</>');
    if (left === depth) left = 0;
    depth--;
  });
  const add = (text: string) => left === 0 && out.push(text);
  parser.on('text', add);
  parser.on('cdata', add);
  try {
    parser.write(xml.replace(/^\ufeff/, '')).close();
  } catch {
    return undefined;
  }
  return out.join('').trim();
}
