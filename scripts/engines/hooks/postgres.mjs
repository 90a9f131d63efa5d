/** Loaded before the worker for PostgreSQL: may end it after it has filed an e-invoice, before it acknowledges the document. */
import { createRequire } from 'node:module';
import { dieIfArmed } from './die.mjs';

const { Client } = createRequire(process.argv[1] ?? '')('pg');
const { query } = Client.prototype;
/** @this {object} @param {unknown[]} args */
Client.prototype.query = function (...args) {
  if (String(args[0]).startsWith("UPDATE documents SET state = 'filed'")) dieIfArmed();
  return query.apply(this, args);
};
