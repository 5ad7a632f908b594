import { Input } from "@chakra-ui/react";
import { useTranslation } from "react-i18next";
import { type GroupBox, renameGroup } from "../layout-draft";
import { useLayoutEditing } from "./layout-context";

/** A group's name, edited in place; left empty, it takes the name of a new group. */
export function GroupTitle({ group }: { group: GroupBox }) {
  const { t } = useTranslation("records");
  const { change } = useLayoutEditing();
  const rename = (title: string) => change((draft) => renameGroup(draft, group.id, title));
  return (
    <Input
      flex="1"
      minW="0"
      size="xs"
      variant="flushed"
      fontWeight="medium"
      borderColor="transparent"
      aria-label={t("layout.groupName")}
      autoComplete="off"
      maxLength={60}
      value={group.title}
      onBlur={() => group.title.trim() === "" && rename(t("layout.newGroup"))}
      onChange={({ target }) => rename(target.value)}
    />
  );
}
