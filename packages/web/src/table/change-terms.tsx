import type { AnyGame, GameTexts } from '@quarterdeck/kernel';
import type { Command, TableInfo, Terms } from '@quarterdeck/protocol';
import { type ReactNode, useState } from 'react';
import { Segments } from '../common/segments';
import { Sheet } from '../common/sheet';
import { useWords } from '../i18n/words';
import { CLOCKS, ClockField, isSameClock } from '../play-now/clock-field';
import { HouseRules } from '../play-now/house-rules';
import { ReadyMade } from '../play-now/ready-made';

interface ChangeTermsProps {
  readonly info: TableInfo;
  readonly game: AnyGame;
  readonly texts: GameTexts;
  readonly send: (command: Command) => unknown;
  readonly onClose: () => void;
}

/** What the host may change before the start. The others must say again that they are ready. */
export default function ChangeTerms({ info, game, texts, send, onClose }: ChangeTermsProps): ReactNode {
  const { t } = useWords();
  const [terms, setTerms] = useState<
    Required<Pick<Terms, 'options' | 'clock' | 'access' | 'spectators' | 'rated' | 'hints' | 'readyMade'>>
  >({
    options: info.options,
    clock: info.clock,
    access: info.access,
    spectators: info.spectators,
    rated: info.rated,
    hints: info.hints,
    readyMade: info.readyMade === true,
  });
  const clocks = CLOCKS.some((clock) => isSameClock(clock, info.clock)) ? CLOCKS : [info.clock, ...CLOCKS];
  const inMatch = (info.match?.game ?? 1) > 1;
  return (
    <Sheet title={t('change.title')} onClose={onClose}>
      <form
        className="table-form"
        onSubmit={(event) => {
          event.preventDefault();
          const { options, ...rest } = terms;
          send({ do: 'change', terms: inMatch ? rest : { ...rest, options } });
          onClose();
        }}
      >
        <p className="quiet">{t('change.hint')}</p>
        <ClockField clocks={clocks} value={terms.clock} onChange={(clock) => setTerms({ ...terms, clock })} />
        <div className="form-row">
          <span className="form-label">{t('new.access')}</span>
          <Segments
            label={t('new.access')}
            value={terms.access}
            choices={[
              { value: 'invited', text: t('new.access.invited') },
              { value: 'open', text: t('new.access.open') },
            ]}
            onChange={(access) => setTerms({ ...terms, access })}
          />
        </div>
        <label className="check">
          <input
            type="checkbox"
            checked={terms.spectators}
            onChange={(event) => setTerms({ ...terms, spectators: event.target.checked })}
          />
          {t('new.spectators')}
        </label>
        <label className="check">
          <input type="checkbox" checked={terms.rated} onChange={(event) => setTerms({ ...terms, rated: event.target.checked })} />
          {t('new.rated')}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={terms.hints && !terms.rated}
            disabled={terms.rated}
            onChange={(event) => setTerms({ ...terms, hints: event.target.checked })}
          />
          {terms.rated ? t('new.hints.rated') : t('new.hints')}
        </label>
        <ReadyMade game={game} texts={texts} value={terms.readyMade} onChange={(readyMade) => setTerms({ ...terms, readyMade })} />
        {!inMatch && (
          <HouseRules
            game={game}
            texts={texts}
            seats={info.seats.length}
            options={terms.options}
            onChange={(options) => setTerms({ ...terms, options: { ...options } })}
          />
        )}
        <div className="form-end">
          <button type="submit" className="button button-go">
            {t('change.save')}
          </button>
        </div>
      </form>
    </Sheet>
  );
}
