/** Under this name the code of an invitation's link waits until its e-mail has an account. */
export const INVITATION_CODE = "invitation-code";
