/** After how many seconds away a seat may be claimed by somebody on another device, at the host's choice. */
export const CLAIM_AFTER = [45, 120, 300, 'never'] as const;
