/** Kafka, installed with Maven and started for a test, and the example that works through a topic of it. */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Engine, Place } from './kill-proof.ts';
import { end, freePort, mavenPackages, newFolder, start, untilReady, Workers } from './processes.ts';

const VERSION = '4.3.1';
const PARTITIONS = '6';

/** The parts of kafkajs that the check uses. */
interface Consumer {
  connect(): Promise<void>;
  subscribe(what: { topics: string[]; fromBeginning: boolean }): Promise<void>;
  run(how: {
    eachMessage(given: { topic: string; message: Record<'key' | 'value', Buffer> }): Promise<void>;
  }): Promise<void>;
  disconnect(): Promise<void>;
}

/** Starts a broker that is its own controller, or returns what is missing. */
async function startKafka(port: number) {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  if (Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0) < 17) return 'there is no Java 17';
  const libraries = mavenPackages([
    `org.apache.kafka:kafka_2.13:${VERSION}`,
    `org.apache.kafka:kafka-tools:${VERSION}`,
  ]);
  if (libraries === undefined) return 'Kafka cannot be fetched with Maven';
  const folder = newFolder('kafka');
  const controller = await freePort();
  const settings = {
    'process.roles': 'broker,controller',
    'node.id': 1,
    'controller.quorum.voters': `1@127.0.0.1:${controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    'advertised.listeners': `PLAINTEXT://127.0.0.1:${port}`,
    'controller.listener.names': 'CONTROLLER',
    'listener.security.protocol.map': 'CONTROLLER:PLAINTEXT,PLAINTEXT:PLAINTEXT',
    'log.dirs': join(folder, 'data'),
    'offsets.topic.replication.factor': 1,
    'offsets.topic.num.partitions': 1,
    'transaction.state.log.replication.factor': 1,
    'transaction.state.log.min.isr': 1,
    'transaction.state.log.num.partitions': 1,
    'group.initial.rebalance.delay.ms': 0,
    // So that a killed worker is noticed soon.
    'group.min.session.timeout.ms': 1000,
  };
  const file = join(folder, 'server.properties');
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  const args = ['-Xmx512m', '-cp', [join(libraries, '*')].join(delimiter)];
  const format = ['kafka.tools.StorageTool', 'format', '-t', 'AAAAAAAAQACAAAAAAAAAAQ', '-c', file];
  const formatted = spawnSync('java', [...args, ...format], { encoding: 'utf8' });
  if (formatted.status !== 0) throw new Error(`StorageTool: ${formatted.stdout}${formatted.stderr}`);
  const server = start('java', [...args, 'kafka.Kafka', file], { cwd: folder, stdio: 'ignore' });
  return { stop: () => end(server, 'SIGKILL') };
}

export async function kafkaEngine({ folder, port, env }: Place): Promise<Engine | string> {
  const server = await startKafka(port);
  if (typeof server === 'string') return server;
  const brokers = `127.0.0.1:${port}`;
  const own = {
    ...process.env,
    ...env,
    KAFKA_BROKERS: brokers,
    SESSION_SECONDS: '4',
    PARTITIONS,
    KAFKAJS_LOG_LEVEL: 'NOTHING',
  };
  const at = join(folder, 'kafka');
  const hook = pathToFileURL(resolve('scripts/engines/hooks/kafka.mjs')).href;
  const workers = new Workers(2, () =>
    start(process.execPath, ['--import', hook, join(at, 'worker.mjs')], { env: own }),
  );
  const { Kafka, logLevel } = createRequire(join(folder, 'package.json'))('kafkajs');
  const kafka = new Kafka({ clientId: 'check', brokers: [brokers], logLevel: logLevel.NOTHING });
  const admin = kafka.admin();
  await untilReady('Kafka', () => admin.connect());
  await admin.disconnect();
  const consumer: Consumer = kafka.consumer({ groupId: 'check' });
  const filed: { key: string; xml: string }[] = [];
  const rejected: { key: string; faults: { code: string }[] }[] = [];
  return {
    async send(documents) {
      const sender = start(process.execPath, [join(at, 'send.mjs')], {
        env: own,
        stdio: ['pipe', 'ignore', 'inherit'],
      });
      sender.stdin?.end(documents.map(({ key, document }) => `${JSON.stringify({ key, document })}\n`).join(''));
      const [code] = await once(sender, 'close');
      if (code !== 0) throw new Error(`send.mjs ended with ${code}`);
      // Reads only what is committed, as users should.
      await consumer.connect();
      await consumer.subscribe({ topics: ['documents-einvoices', 'documents-rejected'], fromBeginning: true });
      await consumer.run({
        async eachMessage({ topic, message: { key, value } }) {
          if (topic === 'documents-einvoices') filed.push({ key: key.toString(), xml: value.toString() });
          else rejected.push({ key: key.toString(), ...JSON.parse(value.toString()) });
        },
      });
    },
    work: () => workers.fill(),
    processes: () => workers.pids(),
    done: async () => filed.length + rejected.length,
    filed: async () => filed,
    rejected: async () => rejected,
    async stop() {
      await workers.end();
      await consumer.disconnect();
      await server.stop();
    },
  };
}
