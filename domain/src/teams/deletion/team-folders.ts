/**
 * The folders of Cloud Storage with a team's objects, as `/{folder}/{team}/…`. A team's deletion empties all of them.
 * Its export contains the `people` folders, and the `visitors` folder only with a plan that has routers.
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
