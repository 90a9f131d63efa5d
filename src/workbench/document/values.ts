/** Reading values of documents as they come. */
export { contentsOf, isObject, memberAt, text } from '../../paper/values.ts';
