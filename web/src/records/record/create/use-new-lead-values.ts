import { useProfile } from "../../../identity/user/user-queries";
import { newLeadValues } from "./new-values";

/** The initial values of a new lead: the user is its assignee, and its phone has the user's dial code. */
export function useNewLeadValues() {
  const { user_id, dial_code } = useProfile();
  return { ...newLeadValues(dial_code), assignee: user_id };
}
