// Equivalent mutants: mistakes that no test can notice, in the measure's words, each with its reason. They are not
// counted.

const ofTheClock = 'It differs only in the microsecond in which the function reads the clock.'
const chosenBefore = 'The loop reaches this line only for sessions that were last used before that moment.'

export const equivalent: Record<string, string> = {
  'take_back_scan, edge, line 25: <= → <': ofTheClock,
  'take_back_scan, edge, line 29: < → <=': ofTheClock,
  'link_doors, edge, line 28: < → <=': chosenBefore,
  'link_doors, part of a condition (and), line 28: and s.last_used_at < long_ago → nothing': chosenBefore,
  'link_doors, statements swapped, line 31: has_ended := d.has_ended; may_check_in_by_name := d.may_check_in_by_name and not d.has_ended; → may_check_in_by_name := d.may_check_in_by_name and not d.has_ended; has_ended := d.has_ended;':
    'Both read the row of the loop, and neither depends on the other.',
  'organiser_doors, edge, line 26: < → <=': chosenBefore,
  'organiser_doors, part of a condition (and), line 26: and s.last_used_at < long_ago → nothing': chosenBefore,
}
