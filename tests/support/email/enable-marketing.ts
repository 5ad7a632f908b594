import type { Tenant } from "../teams/tenant";

/** Turns a team's e-mail marketing on, as an operator does. */
export const enableMarketing = ({ team }: Pick<Tenant, "team">) =>
  team.collection("settings").doc("remote-config").set({ enable_marketing_email: true }, { merge: true });
