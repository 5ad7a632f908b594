import { useProfile } from "../../../identity/user/user-queries";
import { newLeadValues } from "./new-values";

/** A new lead belongs to whoever adds it until they say otherwise, and its phone is of their country. */
export function useNewLeadValues() {
  const { user_id, dial_code } = useProfile();
  return { ...newLeadValues(dial_code), assignee: user_id };
}
