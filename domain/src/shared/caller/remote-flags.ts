/** Feature flags of a team. A flag is on if its key is present (docs/product/teams.md#remote-flags). */
export const REMOTE_FLAGS = [
  "enable_masking",
  "enable_delete_form_submissions",
  "disable_like_search",
  "disable_copy_paste",
  "hide_audit_log_download_button",
  "hide_record_download_button",
  "enable_marketing_email",
  "enable_form_router",
] as const;
export type RemoteFlag = (typeof REMOTE_FLAGS)[number];

export type RemoteFlags = Partial<Record<RemoteFlag, true>>;

/** The flags in a stored map; their values are ignored. */
export const flagsOn = (stored: object): RemoteFlags =>
  Object.fromEntries(REMOTE_FLAGS.filter((flag) => flag in stored).map((flag) => [flag, true]));
