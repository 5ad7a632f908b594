import { Badge, Box, Combobox, createListCollection, Text } from "@chakra-ui/react";
import { type FocusEvent, type Ref, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { type RegistryCompany, useRegistrySearch } from "./use-registry-search";

type RegistryInputProps = {
  value: string;
  onType: (name: string) => void;
  onChoose: (company: RegistryCompany) => void;
  onBlur?: () => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  ref?: Ref<HTMLInputElement>;
  /** The input's accessible label, if no form field labels it. */
  label?: string;
  invalid?: boolean;
  describedBy?: string;
  autoFocus?: boolean;
};

/** A company's name. Companies of the registry are suggested while it is typed, and any text is taken. */
export function RegistryInput(props: RegistryInputProps) {
  const { value, onType, onChoose, onBlur, onFocus, ref, label, invalid, describedBy, autoFocus = false } = props;
  const { t } = useTranslation("records");
  const [typed, setTyped] = useState("");
  const [isWanted, setWanted] = useState(false);
  const found = useRegistrySearch(typed);
  const collection = useMemo(
    () => createListCollection({ items: found, itemToValue: ({ nice_id }) => nice_id, itemToString: nameOf }),
    [found],
  );
  const isOpen = isWanted && found.length > 0;
  return (
    <Combobox.Root
      collection={collection}
      allowCustomValue
      inputBehavior="none"
      value={[]}
      inputValue={value}
      autoFocus={autoFocus}
      // A list without companies is closed, so that Escape reaches the dialog around it.
      open={isOpen}
      {...(invalid !== undefined && { invalid })}
      positioning={{ strategy: "fixed", sameWidth: true, hideWhenDetached: true }}
      onInputValueChange={({ inputValue, reason }) => {
        if (reason !== "input-change") return;
        setTyped(inputValue);
        onType(inputValue);
      }}
      onValueChange={({ items: [company] }) => company && onChoose(company)}
      onOpenChange={({ open }) => setWanted(open)}
    >
      <Combobox.Control>
        <Combobox.Input
          ref={ref}
          {...(label && { "aria-label": label })}
          {...(describedBy && { "aria-describedby": describedBy })}
          aria-expanded={isOpen}
          autoComplete="off"
          onBlur={() => {
            setWanted(false);
            onBlur?.();
          }}
          onFocus={onFocus}
        />
      </Combobox.Control>
      <Combobox.Positioner display={isOpen ? undefined : "none"}>
        <Combobox.Content aria-label={t("registry.companies")}>
          {found.map((company) => (
            <RegistryItem key={company.nice_id} company={company} />
          ))}
        </Combobox.Content>
      </Combobox.Positioner>
      <Box srOnly role="status">
        {isOpen ? t("registry.found", { count: found.length }) : ""}
      </Box>
    </Combobox.Root>
  );
}

const nameOf = ({ name }: RegistryCompany): string => name;

/** One company, with details that distinguish it from others of the same name. */
function RegistryItem({ company }: { company: RegistryCompany }) {
  const { t } = useTranslation("records");
  return (
    <Combobox.Item item={company} minH="8">
      <Box flex="1" minW="0">
        <Combobox.ItemText>{company.name}</Combobox.ItemText>
        <Text color="fg.muted" textStyle="xs" truncate>
          {[company.owner_name, company.address].filter(Boolean).join(" · ")}
        </Text>
      </Box>
      {company.already_in_company_entity && <Badge size="xs">{t("registry.known")}</Badge>}
    </Combobox.Item>
  );
}
