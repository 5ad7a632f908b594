import { Float, Path, Timestamp, type Value, type ValueMap } from "./values.ts";

/** A value in the Storage emulator's format: an object whose only key is the type. */
export type StorageValue =
  | { null_value: null }
  | { string_value: string }
  | { bool_value: boolean }
  | { int_value: string | number }
  | { float_value: number }
  | { timestamp_value: string }
  | { list_value: { values?: StorageValue[] } }
  | { path_value: { segments: { simple: string }[] } }
  | { map_value: { fields?: Record<string, StorageValue | undefined> } };

export function fromStorage(value: StorageValue | undefined): Value {
  if (!value || "null_value" in value) return null;
  if ("string_value" in value) return value.string_value;
  if ("bool_value" in value) return value.bool_value;
  if ("int_value" in value) return Number(value.int_value);
  if ("float_value" in value) return new Float(value.float_value);
  if ("timestamp_value" in value) return new Timestamp(Date.parse(value.timestamp_value));
  if ("list_value" in value) return (value.list_value.values ?? []).map(fromStorage);
  if ("path_value" in value) return new Path(value.path_value.segments.map(({ simple }) => simple));
  if ("map_value" in value) {
    const present = Object.entries(value.map_value.fields ?? {}).filter(([, field]) => field);
    return new Map(present.map(([name, field]) => [name, fromStorage(field)]));
  }
  return null;
}

/** A value of Firestore's REST API. */
export type FirestoreValue =
  | { nullValue: null }
  | { stringValue: string }
  | { booleanValue: boolean }
  | { integerValue: string }
  | { doubleValue: number | string }
  | { timestampValue: string }
  | { bytesValue: string }
  | { referenceValue: string }
  | { arrayValue: { values?: FirestoreValue[] } }
  | { mapValue: { fields?: FirestoreFields } };

export type FirestoreFields = Record<string, FirestoreValue>;

export function fromFirestore(fields: FirestoreFields = {}): ValueMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, fromField(value)]));
}

function fromField(value: FirestoreValue): Value {
  if ("stringValue" in value) return value.stringValue;
  if ("booleanValue" in value) return value.booleanValue;
  if ("integerValue" in value) return Number(value.integerValue);
  if ("doubleValue" in value) return new Float(Number(value.doubleValue));
  if ("timestampValue" in value) return new Timestamp(Date.parse(value.timestampValue));
  if ("bytesValue" in value) return Buffer.from(value.bytesValue, "base64");
  if ("referenceValue" in value) return new Path(value.referenceValue.split("/").slice(2));
  if ("arrayValue" in value) return (value.arrayValue.values ?? []).map(fromField);
  return "mapValue" in value ? fromFirestore(value.mapValue.fields) : null;
}
