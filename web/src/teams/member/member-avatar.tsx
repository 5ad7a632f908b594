import { UserAvatar } from "../../identity/picture/user-avatar";
import type { PersonAvatarProps } from "../../ui/person-avatar";
import { useMemberPicture } from "./member-queries";

type MemberAvatarProps = Pick<PersonAvatarProps, "size"> & { userId: string; name: string };

/** A member's avatar by id. Until the members are loaded, the given name is used. */
export function MemberAvatar({ userId, name, size = "sm" }: MemberAvatarProps) {
  const picture_version = useMemberPicture(userId);
  return <UserAvatar user={{ user_id: userId, display_name: name, email: "", picture_version }} size={size} />;
}
