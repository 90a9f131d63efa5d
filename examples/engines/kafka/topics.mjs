import { Kafka } from 'kafkajs';

/** The brokers: `KAFKA_BROKERS`, separated by commas, or Kafka on this machine. */
const brokers = (process.env.KAFKA_BROKERS ?? '127.0.0.1:9092').split(',');
export const kafka = new Kafka({ clientId: 'billwright', brokers });

/** The documents; their e-invoices, and those that were rejected, each under the key of its document. */
export const DOCUMENTS = process.env.TOPIC ?? 'documents';
export const EINVOICES = `${DOCUMENTS}-einvoices`;
export const REJECTED = `${DOCUMENTS}-rejected`;
