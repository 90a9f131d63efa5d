/**
 * Reads the unit tests of Peppol: a `testSet` of `test`s, each with a document and what is asserted of it, by rule: `error` or `warning` if it
 * fires, `success` if it holds.
 */

/** @typedef {{ name: string, xml: string, fires: string[], holds: string[] }} UnitTest */

/** Returns the texts of elements by name, whatever their prefix. @param {string} text @param {string} name */
const textsIn = (text, name) =>
  [...text.matchAll(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>([^<]*)<`, 'g'))].map(([, value = '']) => value.trim());

/** Returns the tests of a file; none if it is no set of tests. @param {string} text @returns {UnitTest[]} */
export function unitTestsIn(text) {
  if (!/<(?:\w+:)?testSet[\s>]/.test(text)) return [];
  const plain = text.replace(/<!--[\s\S]*?-->/g, '');
  // What the set asserts holds for all its tests.
  const [shared = ''] = /^[\s\S]*?(?=<(?:\w+:)?test[\s>])/.exec(plain) ?? [];
  const [, space = ''] = /<(?:\w+:)?testSet([^>]*)>/.exec(plain) ?? [];
  return [...plain.matchAll(/<(?:\w+:)?test(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?test>/g)].flatMap(([, body = ''], at) => {
    const document = /<(\w+:)?(Invoice|CreditNote)(\s[^>]*)?>[\s\S]*<\/\1?\2>/.exec(body);
    if (!document) return [];
    const [xml, prefix = '', kind = '', attributes = ''] = document;
    const said = body.slice(0, document.index);
    // Namespaces may be declared around the document.
    const missing = [...space.matchAll(/xmlns(?::[\w-]+)?="[^"]*"/g)]
      .map(([declaration]) => declaration)
      .filter((declaration) => !attributes.includes(`${declaration.split('=')[0]}=`) && declaration.includes('oasis'));
    return {
      name: `test ${at + 1}`,
      xml: missing.length > 0 ? xml.replace(`<${prefix}${kind}`, `<${prefix}${kind} ${missing.join(' ')}`) : xml,
      fires: [...textsIn(said, 'error'), ...textsIn(said, 'warning'), ...textsIn(said, 'fatal')],
      holds: [...textsIn(said, 'success'), ...textsIn(shared, 'success')],
    };
  });
}
