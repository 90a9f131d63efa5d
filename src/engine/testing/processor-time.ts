/** Returns the milliseconds of processor time that work takes. Unlike the time by the clock, a busy machine changes it little. */
export async function processorTime(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
