/** Returns the day of the user's clock some days after a time: `2026-03-31`. */
export function localDay(time = new Date(), daysAfter = 0): string {
  const day = new Date(Date.UTC(time.getFullYear(), time.getMonth(), time.getDate() + daysAfter));
  return day.toISOString().slice(0, 10);
}
