import { JsonSplitter, type SplitItem } from '../../engine/reading/json-values.ts';
import { message } from '../../engine/text/message.ts';
import { utf8Pieces } from './utf8-pieces.ts';

/** Yields the JSON values of a stream one after the other, as `JsonSplitter` does; what is not UTF-8 is broken. */
export async function* jsonValues(source: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<SplitItem> {
  const splitter = new JsonSplitter(limit);
  for await (const piece of utf8Pieces(source)) {
    yield* piece === 'not-utf-8' ? splitter.refuse(message('the stream is not UTF-8')) : splitter.push(piece);
  }
  yield* splitter.end();
}
