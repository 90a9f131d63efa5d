const endings = /\.(json|jsonl|ndjson|ya?ml|xml|xsig|pdf|p7m|zip|eml|csv|tsv|tab|xlsx|ods)(?:\.gz)?$/i;

/**
 * Returns whether a path is part of a batch: in a folder only documents, and nothing hidden or in `node_modules`. A single chosen
 * file always is.
 */
export function isBatchFile(path: string): boolean {
  const folders = path.split('/');
  const name = folders.pop() ?? '';
  if (folders.length === 0) return true;
  return endings.test(name) && ![...folders, name].some((part) => part.startsWith('.') || part === 'node_modules');
}
