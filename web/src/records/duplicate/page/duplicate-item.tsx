import { Box, Button, Checkbox, chakra, Flex, Stack, Link as StyledLink, Text } from "@chakra-ui/react";
import type { DuplicateGroup, DuplicateKey } from "@dure/domain/records/duplicate/duplicate-group";
import type { RecordView } from "@dure/domain/records/record/record";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { useFormat } from "../../../ui/use-format";
import { recordPath } from "../../record/entity-pages";

type DuplicateItemProps = {
  group: DuplicateGroup;
  by: DuplicateKey;
  /** The id of the record that stays. */
  target: string;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onTarget: (id: string) => void;
  onCompare: () => void;
};

/** A group of possible duplicates: which record stays, and whether the group is merged with the other chosen ones. */
export function DuplicateItem(props: DuplicateItemProps) {
  const { group, by, target, isChosen, onChoose, onTarget, onCompare } = props;
  const { t } = useTranslation("records");
  const format = useFormat();
  const { records, total } = group;
  const [first] = records;
  if (!first) return null;
  const name = titleOf(first, by);
  return (
    <Box as="li" borderWidth="1px" rounded="l3" p="3">
      <Flex gap="3" align="center" justify="space-between" wrap="wrap" mb="2">
        <Checkbox.Root checked={isChosen} onCheckedChange={({ checked }) => onChoose(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>
            {name} · {t("duplicates.records", { count: total })}
          </Checkbox.Label>
        </Checkbox.Root>
        <Button size="xs" variant="outline" aria-label={t("duplicates.compareOf", { name })} onClick={onCompare}>
          {t("duplicates.compare")}
        </Button>
      </Flex>
      <Stack as="ul" gap="1" listStyleType="none">
        {records.map((record) => (
          <Flex as="li" key={record.id} gap="2" align={{ base: "start", md: "center" }} minW="0">
            <chakra.input
              type="radio"
              flexShrink="0"
              boxSize="4"
              my="1"
              name={`main ${first.id}`}
              aria-label={t("duplicates.keep", { label: record.label })}
              checked={record.id === target}
              accentColor="brand.solid"
              onChange={() => onTarget(record.id)}
            />
            <Flex direction={{ base: "column", md: "row" }} columnGap="2" align={{ md: "center" }} minW="0">
              <StyledLink asChild display="block" maxW="full" truncate>
                <Link to={recordPath(record.entity, record.id)}>{record.label}</Link>
              </StyledLink>
              <Text textStyle="xs" color="fg.muted" truncate>
                {detailsOf(record, by, format.date(record.updated_at))}
              </Text>
            </Flex>
          </Flex>
        ))}
      </Stack>
      {total > records.length && (
        <Text textStyle="xs" color="fg.muted" mt="1">
          {t("duplicates.rest", { count: total - records.length })}
        </Text>
      )}
    </Box>
  );
}

/** Details that distinguish the records of a group. The e-mail is left out if it is the group's title. */
const detailsOf = ({ company, email }: RecordView, by: DuplicateKey, date: string): string =>
  [company?.label, by !== "email" && email, date].filter(Boolean).join(" · ");

const titleOf = ({ label, email, phone, phone_number }: RecordView, by: DuplicateKey): string => {
  const number = phone_number ?? phone;
  if (by === "email" && email !== "") return email;
  return by === "phone" && number ? `${number.dial_code} ${number.value}` : label;
};
