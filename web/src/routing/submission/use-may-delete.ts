import { useRemoteFlag } from "../../teams/team/flag-queries";

/** Submissions are deleted only where the team has it so (spec/3-scheduling-routing-email.md §6). */
export const useMayDelete = (): boolean => useRemoteFlag("enable_delete_form_submissions");
