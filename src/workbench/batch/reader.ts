/** The worker that reads the files of a batch, so that the page does not wait for large ones. */
import { answerCalls } from '../../client/calls.ts';
import { decode } from '../document/decoding.ts';
import { type FileDocument, splitDocuments } from './split-documents.ts';

const functions = { read };

export type ReaderFunctions = typeof functions;

/** The documents of each of some files. */
async function read(files: readonly File[]): Promise<FileDocument[][]> {
  return await Promise.all(
    files.map(async (file) => {
      try {
        return splitDocuments(decode(new Uint8Array(await file.arrayBuffer())).text, file.name);
      } catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        return [{ part: undefined, text: '', kind: '', fault: `the browser cannot read it: ${why}` }];
      }
    }),
  );
}

answerCalls(self, functions);
