/** Fetches programs and official rules by Maven, which checks and caches them. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** @param {string} folder @param {string[]} args */
export function maven(folder, ...args) {
  return spawnSync('mvn', ['-B', ...args], { encoding: 'utf8', cwd: folder, maxBuffer: 2 ** 26 });
}

/**
 * Returns the file of an artefact without its dependencies, copied to a folder; undefined without Maven, or if it is unavailable.
 * @param {string} artefact `group:name:version` @param {string} folder
 */
export function jarOf(artefact, folder) {
  const [, name, version] = artefact.split(':');
  const got = maven(folder, 'dependency:get', `-Dartifact=${artefact}`, '-Dtransitive=false').status === 0;
  const copied =
    got && maven(folder, 'dependency:copy', `-Dartifact=${artefact}`, `-DoutputDirectory=${folder}`).status === 0;
  return copied ? join(folder, `${name}-${version}.jar`) : undefined;
}
