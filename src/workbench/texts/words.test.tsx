import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { say } from './say.ts';
import { Words } from './words.tsx';

const closed = '{title} was closed, with {count, plural, one {# fault} other {# faults}}.';

describe('a text of the workbench', () => {
  it('is put into words with its values', () => {
    expect(say('Close')).toBe('Close');
    expect(say(closed, { title: 'Invoice 1', count: 1 })).toBe('Invoice 1 was closed, with 1 fault.');
    expect(say(closed, { title: 'Invoice 1', count: 2 })).toBe('Invoice 1 was closed, with 2 faults.');
  });

  it('may have elements among its values', () => {
    expect(renderToStaticMarkup(<Words text={closed} values={{ title: <b>A & B</b>, count: 2 }} />)).toBe(
      '<b>A &amp; B</b> was closed, with 2 faults.',
    );
  });

  it('does not compile without one of its values', () => {
    // @ts-expect-error
    expect(() => say(closed, { title: 'Invoice 1' })).toThrow('no value is given for {count}');
    // @ts-expect-error
    expect(() => say(closed)).not.toThrow();
  });
});
