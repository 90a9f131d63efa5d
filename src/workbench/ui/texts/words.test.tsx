import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { translationTo } from '../../../engine/testing/translation.ts';
import { countryName } from '../../engine/document/names.ts';
import { check } from '../../engine/worker/check.ts';
import { counted, language, say, sayList } from './say.ts';
import { Words } from './words.tsx';

const closed = '{title} was closed, with {count, plural, one {# fault} other {# faults}}.';

describe('say and Words', () => {
  it('insert values into texts', () => {
    expect(say('Close')).toBe('Close');
    expect(say(closed, { title: 'Invoice 1', count: 1 })).toBe('Invoice 1 was closed, with 1 fault.');
    expect(say(closed, { title: 'Invoice 1', count: 2 })).toBe('Invoice 1 was closed, with 2 faults.');
  });

  it('accept elements among the values', () => {
    expect(renderToStaticMarkup(<Words text={closed} values={{ title: <b>A & B</b>, count: 2 }} />)).toBe(
      '<b>A &amp; B</b> was closed, with 2 faults.',
    );
  });

  it('do not compile without one of the values', () => {
    // @ts-expect-error
    expect(() => say(closed, { title: 'Invoice 1' })).toThrow('{count}');
    // @ts-expect-error
    expect(() => say(closed)).not.toThrow();
  });
});

describe('another language', () => {
  afterEach(() => {
    delete language.translation;
  });

  const texts = {
    [closed]: '{title} wurde geschlossen, mit {count, plural, one {einem Fehler} other {# Fehlern}}.',
  };

  it('is used for texts, with elements too', () => {
    language.translation = translationTo('de', texts);
    expect(say(closed, { title: 'Rechnung 1', count: 1 })).toBe('Rechnung 1 wurde geschlossen, mit einem Fehler.');
    expect(renderToStaticMarkup(<Words text={closed} values={{ title: <b>A</b>, count: 2 }} />)).toBe(
      '<b>A</b> wurde geschlossen, mit 2 Fehlern.',
    );
    expect(say('Close')).toBe('Close');
  });

  it('is used for faults', async () => {
    const $schema = 'https://gobl.org/draft-0/bill/invoice';
    const text = JSON.stringify({ $schema, lines: [{ quantity: 'two', item: { name: 'Tyre' } }] });
    const said = async () => (await check({ draft: 'a', text, envelop: false })).faults[0]?.description;
    expect(await said()).toMatch(/^[^«»]*"two"[^«»]*$/);
    // Puts marks around each text.
    language.translation = { language: 'de', find: (template) => `«${template}»` };
    expect(await said()).toMatch(/^«[^«»]*"two"[^«»]*»$/);
  });

  it('is used for lists, numbers and names', () => {
    const shown = () => [sayList(['a', 'b', 'c']), counted(1234), countryName('ES')];
    expect(shown()).toEqual(['a, b, c', '1,234', 'Spain']);
    language.translation = translationTo('de', texts);
    expect(shown()).toEqual(['a, b und c', '1.234', 'Spanien']);
  });
});
