import { writeDensely } from '../../engine/document/write.ts';
import { service } from '../../engine/service/service.ts';

/** Returns an example document formatted as a person would write it. */
export async function exampleText(name: string): Promise<string> {
  return writeDensely((await service.example(name)).value);
}
