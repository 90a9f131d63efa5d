/** Sends documents, one JSON line `{"key": …, "document": …}` each: `node send.mjs < invoices.jsonl`. Creates the topics if they are missing. */
import { createInterface } from 'node:readline';
import { Partitioners } from 'kafkajs';
import { DOCUMENTS, EINVOICES, kafka, REJECTED } from './topics.mjs';

/** As many workers can share the documents. */
const PARTITIONS = Number(process.env.PARTITIONS ?? 12);

const admin = kafka.admin();
await admin.connect();
await admin.createTopics({
  waitForLeaders: true,
  topics: [DOCUMENTS, EINVOICES, REJECTED].map((topic) => ({ topic, numPartitions: PARTITIONS })),
});
await admin.disconnect();

const producer = kafka.producer({ idempotent: true, createPartitioner: Partitioners.DefaultPartitioner });
await producer.connect();

const textOf = (document) => (typeof document === 'string' ? document : JSON.stringify(document));

let sent = 0;
let messages = [];
async function send() {
  if (messages.length > 0) await producer.send({ topic: DOCUMENTS, messages });
  sent += messages.length;
  messages = [];
}

for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const { key, document } = JSON.parse(line);
  if (messages.push({ key, value: textOf(document) }) === 500) await send();
}
await send();
await producer.disconnect();
console.log(`sent ${sent} documents`);
