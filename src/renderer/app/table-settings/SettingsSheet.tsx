import type { TableView } from '#shared/protocol/table.ts';
import { Sheet } from '../../paper/Sheet.tsx';
import { useWords } from '../page/useWords.ts';
import { Invite } from './Invite.tsx';
import { People } from './People.tsx';
import { SettingsForm } from './SettingsForm.tsx';

interface SettingsSheetProps {
  readonly table: TableView;
  onClose(): void;
}

/** Who may come in, who is there, and how the table is run: for its host to change, for the others to know. */
export function SettingsSheet({ table, onClose }: SettingsSheetProps) {
  const { say } = useWords();
  return (
    <Sheet
      title={say('table-settings.title')}
      className="table-settings"
      onClose={onClose}
      closeLabel={say('sheet.close')}
    >
      <Invite table={table} />
      <People table={table} />
      <SettingsForm table={table} />
    </Sheet>
  );
}
