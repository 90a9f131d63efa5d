/** The tabs of the region Result. */
export const panels = ['Preview', 'JSON', 'Changes', 'Calculation', 'Envelope'] as const;
