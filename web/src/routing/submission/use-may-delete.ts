import { useRemoteFlag } from "../../teams/team/flag-queries";

/** Submissions are deleted only where the team has it so (docs/product/routing-submissions.md#deletion). */
export const useMayDelete = (): boolean => useRemoteFlag("enable_delete_form_submissions");
