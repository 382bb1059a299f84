import type { TableInfo } from '../../api/types';

/** The address of a table; for those who sit there, with the key that lets a friend in. */
export function inviteLink(table: TableInfo): string {
  return `${location.origin}/table/${table.id}${table.invite ? `?invite=${encodeURIComponent(table.invite)}` : ''}`;
}
