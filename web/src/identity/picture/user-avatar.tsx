import type { User } from "@dure/domain/shared/caller/user";
import { PersonAvatar, type PersonAvatarProps } from "../../ui/person-avatar";
import { usePictureUrl } from "./picture-queries";

type UserAvatarProps = Pick<PersonAvatarProps, "size"> & {
  user: Pick<User, "user_id" | "display_name" | "email" | "picture_version">;
};

/** A user's picture, or the first letter of the name. */
export function UserAvatar({ user, size = "sm" }: UserAvatarProps) {
  const src = usePictureUrl(user.user_id, user.picture_version);
  return <PersonAvatar name={user.display_name || user.email} src={src} size={size} />;
}
