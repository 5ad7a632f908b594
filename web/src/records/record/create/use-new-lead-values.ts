import { useProfile } from "../../../identity/user/user-queries";
import { NEW_LEAD } from "./new-values";

/** A new lead belongs to whoever adds it until they say otherwise. */
export const useNewLeadValues = () => ({ ...NEW_LEAD, assignee: useProfile().user_id });
