import { settingApi } from "./setting/setting-api";

export const notificationsApi = { ...settingApi };
