/**
 * The folders of Cloud Storage with a team's objects, as `/{folder}/{team}/…`: the deletion of a team empties all of them.
 * The export of a team holds those of people; what visitors submitted only with a plan that has routers.
 */
export const TEAM_FOLDERS = {
  "record-attachment": "people",
  attachment: "people",
  "shared-link-configs": "people",
  "form-banner-images": "people",
  "form-uploads": "visitors",
  "read-model": "product",
  "team-exports": "product",
} as const;

/** The folder of a member's profile pictures, which names no team. */
export const pictureFolder = (userId: string): string => `/users/pictures/${userId}/`;
