/** The storage key of an invitation link's code, which is kept until the account exists. */
export const INVITATION_CODE = "invitation-code";
