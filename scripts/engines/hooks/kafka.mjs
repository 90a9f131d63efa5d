/** Loaded before the worker for Kafka: may end it after it has filed e-invoices, before it acknowledges the documents. */
import { createRequire } from 'node:module';
import { dieIfArmed } from './die.mjs';

/** @typedef {{ sendOffsets(given: object): Promise<void>, commit(): Promise<void> }} Transaction */

const { Kafka } = createRequire(process.argv[1] ?? '')('kafkajs');
const { producer } = Kafka.prototype;
/** @this {object} @param {object} options */
Kafka.prototype.producer = function (options) {
  const made = producer.call(this, options);
  return {
    ...made,
    transaction: async () => {
      /** @type {Transaction} */
      const begun = await made.transaction();
      return {
        ...begun,
        /** @param {object} given */
        async sendOffsets(given) {
          // Of the two moments, each process dies at one.
          if (process.pid % 2 === 0) dieIfArmed();
          await begun.sendOffsets(given);
        },
        async commit() {
          dieIfArmed();
          await begun.commit();
        },
      };
    },
  };
};
