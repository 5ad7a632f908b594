import { Box, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../ui/use-format";
import { recordPath } from "../record/entity-pages";
import { SearchLink } from "./search-link";
import { allOption } from "./search-option";
import { SearchResult } from "./search-result";
import type { FoundGroup } from "./use-search";

type SearchGroupProps = {
  group: FoundGroup;
  text: string;
  optionId: (id: string) => string;
  activeId: string | undefined;
  onLeave: () => void;
};

/** The closest results of an entity, and the way to the list of all. */
export function SearchGroup({ group, text, optionId, activeId, onLeave }: SearchGroupProps) {
  const { t } = useTranslation("records");
  const format = useFormat();
  const headingId = useId();
  const { entity, records, total } = group;
  const all = allOption(group, text);
  const propsOf = (id: string) => ({ id: optionId(id), isActive: id === activeId, onOpen: onLeave });
  return (
    <Box role="group" aria-labelledby={headingId} mb="2">
      <Text id={headingId} textStyle="xs" color="fg.muted" px="2" py="1" aria-hidden>
        {t(`entities.${entity}`)}
      </Text>
      {records.map((record) => (
        <SearchLink key={record.id} to={recordPath(entity, record.id)} {...propsOf(record.id)}>
          <SearchResult record={record} />
        </SearchLink>
      ))}
      {all && (
        <SearchLink to={all.to} {...propsOf(all.id)}>
          <Text textStyle="xs" color="fg.muted" ps="6">
            {t("search.all", { entity: t(`entities.${entity}`), number: format.number(total) })}
          </Text>
        </SearchLink>
      )}
    </Box>
  );
}
